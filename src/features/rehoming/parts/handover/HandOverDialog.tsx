import { ConfirmWithYou, EnterCode } from './ConfirmHandOver.tsx'
import { type HandOverDialogProps, NotYet, PartWays, SayHandedOver } from './dialogs.tsx'
import { PlanDay } from './PlanDay.tsx'

const STEPS = { confirm: ConfirmWithYou, code: EnterCode, handedOver: SayHandedOver, plan: PlanDay, notYet: NotYet, partWays: PartWays }

export type HandOverStep = keyof typeof STEPS

/** What either side says about a hand-over, in a dialog that is fetched when somebody acts. */
export function HandOverDialog({ step, ...props }: HandOverDialogProps & { step: HandOverStep }) {
  const Step = STEPS[step]
  return <Step {...props} />
}
