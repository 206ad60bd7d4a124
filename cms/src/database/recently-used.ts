/** Values made once for each key and kept while they are used: over `most`, the least recently used one is dropped. */
export class RecentlyUsed<Value> {
  /** A Map goes in the order of insertion: what was used last is inserted anew, and so stands last. */
  private readonly values = new Map<string, Value>();

  constructor(
    private readonly most: number,
    private readonly make: (key: string) => Value,
    private readonly drop: (value: Value) => void = () => undefined,
  ) {}

  get(key: string): Value {
    const known = this.values.get(key);
    if (known !== undefined) this.values.delete(key);
    const value = known ?? this.make(key);
    this.values.set(key, value);
    if (this.values.size > this.most) this.dropOldest();
    return value;
  }

  private dropOldest(): void {
    for (const [key, value] of this.values) {
      this.values.delete(key);
      this.drop(value);
      return;
    }
  }
}
