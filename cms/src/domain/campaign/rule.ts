import type { Declared, Values } from '../fields';
import type { CouponCustomer, RuleFacts } from './coupon';

export type Language = 'en' | 'pt-BR' | 'es';

/** Arguments of the message of a refusal: amounts end in `Cents`, instants are ISO-8601 UTC. */
export type CouponRefusalArgs = Record<string, string | number | readonly string[]>;

export interface Refused<Code extends string = string> {
  code: Code;
  args: CouponRefusalArgs;
}

/** The words of a rule in one language. */
export interface RuleWords<F extends Declared, Code extends string> {
  /** The rule as a heading of the form and of explanations. */
  title: string;
  /** The labels of its arguments. */
  fields: { readonly [Name in keyof F]: string };
  /** The labels of the codes that its arguments can hold. */
  values?: Readonly<Record<string, string>>;
  /** One sentence for each refusal, to a customer; `{name}` is filled from the arguments of the refusal. */
  refused: { readonly [C in Code]: string };
}

interface RuleBase<Name extends string, F extends Declared, Code extends string> {
  /** The key of its arguments in the coupon's `rules`. */
  name: Name;
  /** Its arguments. A rule without any is checked of every coupon. */
  fields: F;
  words: { readonly [L in Language]: RuleWords<F, Code> };
}

/** A condition that an order has to meet. */
export interface OrderRule<
  Name extends string = string,
  F extends Declared = Declared,
  Code extends string = string,
> extends RuleBase<Name, F, Code> {
  about: 'ORDER';
  /** It looks at the clock and the books alone, so that it is decided before there is an order. */
  beforeOrder?: true;
  /** Null where the order meets it, else the refusal. */
  check(args: Values<F>, facts: RuleFacts): Refused<Code> | null;
}

/**
 * A condition that the customer has to meet. A quote is the same for everybody, so it is checked only when the order is
 * placed, or where the store's own people ask.
 */
export interface CustomerRule<
  Name extends string = string,
  F extends Declared = Declared,
  Code extends string = string,
> extends RuleBase<Name, F, Code> {
  about: 'CUSTOMER';
  check(
    args: Values<F>,
    customer: CouponCustomer,
    facts: Pick<RuleFacts, 'now' | 'personal'>,
  ): Refused<Code> | null;
}

/**
 * Declares a rule about orders: its arguments (from which storage, validation and the block in the form follow), the check,
 * and its words in three languages.
 */
export const orderRule = <const Name extends string, F extends Declared, const Code extends string>(
  rule: Omit<OrderRule<Name, F, Code>, 'about'>,
): OrderRule<Name, F, Code> => ({ ...rule, about: 'ORDER' });

/** Declares a rule about customers; see `orderRule`. */
export const customerRule = <const Name extends string, F extends Declared, const Code extends string>(
  rule: Omit<CustomerRule<Name, F, Code>, 'about'>,
): CustomerRule<Name, F, Code> => ({ ...rule, about: 'CUSTOMER' });

/** The refusal where it holds, else null. */
export const refuseIf = <const Code extends string>(
  holds: boolean,
  code: Code,
  args: CouponRefusalArgs = {},
): Refused<Code> | null => (holds ? { code, args } : null);

/** Whether a list admits a value; an empty one admits all. */
export const admits = <T>(list: readonly T[], one: T): boolean => list.length === 0 || list.includes(one);
