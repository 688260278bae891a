import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { claimWheelPrize, getMySpin } from '../contract.ts'

type Mine = NonNullable<AnswerOf<typeof getMySpin>['spin']>

/** What somebody’s spin came to, and how they get it. */
export function Outcome({ spin }: { spin: Mine }) {
  const { id, label, isPrize, claimBy, given, coupon, can } = spin
  const { run, isPending } = useAction(claimWheelPrize, { refresh: [getMySpin], toast: true })
  if (!isPrize)
    return <Panel title="No prize this time" lead={`Your spin landed on “${label}”. Everyone has one spin, so this was yours.`} />
  return (
    <Panel
      title={`You’ve won: ${label}`}
      lead={given ?? (can.claim === true ? `Claim it by ${whenText(claimBy, 'day')}.` : can.claim.words)}
    >
      <FormActions>
        {can.claim === true && (
          <ActionButton busy={isPending} onClick={() => void run({ spinId: id })}>
            Claim your prize
          </ActionButton>
        )}
        {given && <ButtonLink to={coupon ? paths.products : paths.addPet}>{coupon ? 'Go to the shop' : 'Register a pet'}</ButtonLink>}
      </FormActions>
    </Panel>
  )
}
