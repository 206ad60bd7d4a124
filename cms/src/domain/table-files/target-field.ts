/** A field that a column of a file can be imported into. `Key` is the name of the field in the API. */
export interface TargetField<Key extends string = string> {
  key: Key;
  /** How our own files head the column, in every language. */
  names: readonly string[];
  /** Other headings that mean the same, such as those of other programs. */
  synonyms?: readonly string[];
  /** Whether a file without this column cannot be imported. */
  required?: boolean;
}
