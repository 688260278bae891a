import type { ToPay } from '../../shapes.ts'

/** What every card form is given. */
export interface CardFormProps {
  toPay: ToPay
  /** Why the last try failed, where the payer has just come back from one. */
  declined: string | null
  /** What the payer has to say first; false keeps them from paying. */
  beforePay: () => Promise<boolean>
  /** The card is with the provider: what came of it is asked by us. With the bank's page where the bank wants a step first. */
  onSent: (bank: string | null) => void
}
