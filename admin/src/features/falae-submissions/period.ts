/** The business days that are looked at, both included; of one branch or, without one, of all. */
export interface FeedbackPeriod {
  from: string;
  to: string;
  branchId: string | undefined;
}
