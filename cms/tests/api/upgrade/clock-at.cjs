// Loaded into a server before its own code: it lives from CLOCK_AT on, in milliseconds since 1970. What is pending in a
// dump of another day would otherwise have expired.
const RealDate = Date;
const { now: realNow } = Date;
const ahead = Number(process.env.CLOCK_AT) - realNow();
const now = () => realNow() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, subject) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, subject),
  apply: () => new RealDate(now()).toString(),
});
Date.now = now;
