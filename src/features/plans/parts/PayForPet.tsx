import { useNavigate } from 'react-router'
import { tasks } from '#features/accounts/topics.ts'
import { getPetDetail, getUsersPets } from '#features/pets/contract.ts'
import type { WaysToPayProps } from '#features/pets/kit/points.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { buyPlan, getCredits, subscriptionPlansList, useCredit } from '../contract.ts'
import { ONE_PET } from '../policy.ts'
import classes from './PayForPet.module.css'
import { UseCode } from './UseCode.tsx'

/** The ways to pay for an animal on the register: by card, or with a registration that is in hand. */
export function PayForPet({ pet, begun }: WaysToPayProps) {
  const { data: credits } = useCall(getCredits, {})
  const left = credits?.left ?? 0
  return (
    <div className={classes.ways}>
      {left > 0 && <UseOne pet={pet} left={left} />}
      {begun ? (
        <ButtonLink size="sm" weight={left > 0 ? 'plain' : 'main'} to={paths.pay('plan', begun.purchaseId)}>
          Pay {moneyText(begun.pence)} by card
        </ButtonLink>
      ) : (
        <ByCard pet={pet} weight={left > 0 ? 'plain' : 'main'} />
      )}
      <DialogButton size="sm" weight="plain" renderDialog={(close) => <UseCode pet={pet} onClose={close} />}>
        Use a code
      </DialogButton>
      <ButtonLink size="sm" weight="quiet" to={paths.pricingPlans}>
        Compare the plans
      </ButtonLink>
    </div>
  )
}

function ByCard({ pet, weight }: { pet: WaysToPayProps['pet']; weight: 'main' | 'plain' }) {
  const navigate = useNavigate()
  const { data: plans } = useCall(subscriptionPlansList, {}, { freshFor: 600 })
  const price = plans?.items.find(({ code }) => code === ONE_PET)?.price
  const { run, isPending } = useAction(buyPlan, { then: ({ purchaseId }) => void navigate(paths.pay('plan', purchaseId)), once: true })
  return (
    <ActionButton size="sm" weight={weight} busy={isPending} onClick={() => run({ plan: ONE_PET, petId: pet.id })}>
      Pay for {pet.name} by card{price && ` (${moneyText(price.pence)})`}
    </ActionButton>
  )
}

/** The call is named like a hook, and is none. */
const spendCredit = useCredit

function UseOne({ pet, left }: { pet: WaysToPayProps['pet']; left: number }) {
  const { run, isPending } = useAction(spendCredit, {
    toast: `${pet.name}’s registration is paid for.`,
    refresh: [getCredits, getPetDetail, getUsersPets, tasks],
  })
  return (
    <ActionButton size="sm" busy={isPending} onClick={() => run({ petId: pet.id })}>
      {left === 1 ? 'Use your credit' : `Use one of your ${left} credits`}
    </ActionButton>
  )
}
