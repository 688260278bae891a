import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { chipsInUse } from '#features/chips/topics.ts'
import { getPetRequests, remindOfRequest, withdrawPetRequest } from '#features/offers/contract.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useQualified } from '../../../kit/useQualified.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { asksAbout, reportOf, withoutAsking } from '../address.ts'
import { LifeButton } from '../LifeButton.tsx'
import { SendLetter } from './SendLetter.tsx'

/** What can be done about an implant; each button that is off says why. */
export function Acts({ implant }: { implant: ImplantRow }) {
  const { number, shown, batch, petId, requestId, can } = implant
  const isQualified = useQualified()
  const which = <VisuallyHidden> ({implant.petName ?? implant.shown})</VisuallyHidden>
  return (
    <RowActions of={implant.petName ?? implant.shown}>
      {can.askAgain === true && <AskAgain implant={implant}>Ask again{which}</AskAgain>}
      {implant.letterAt && <SendLetter implant={implant}>Send letter again{which}</SendLetter>}
      {requestId && (
        <Remind requestId={requestId} may={can.remind}>
          Remind keeper{which}
        </Remind>
      )}
      {requestId && (
        <DialogButton
          weight="plain"
          size="sm"
          renderDialog={(close) => <WithdrawOffer implant={implant} requestId={requestId} onClose={close} />}
        >
          Withdraw request{which}
        </DialogButton>
      )}
      {isQualified && (
        <DialogButton
          weight="quiet"
          size="sm"
          disabledBecause={can.change}
          renderDialog={(close) => (
            <Suspense>
              <CorrectDialog implant={implant} onClose={close} />
            </Suspense>
          )}
        >
          Correct date or place{which}
        </DialogButton>
      )}
      {petId && (
        <DialogButton
          weight="quiet"
          size="sm"
          renderDialog={(close) => (
            <Suspense>
              <AnimalDialog petId={petId} name={implant.petName ?? shown} onClose={close} />
            </Suspense>
          )}
        >
          Correct animal{which}
        </DialogButton>
      )}
      {isQualified && (
        <DialogButton
          weight="quiet"
          size="sm"
          disabledBecause={can.correctNumber}
          renderDialog={(close) => (
            <Suspense>
              <NumberDialog implant={implant} onClose={close} />
            </Suspense>
          )}
        >
          Correct number{which}
        </DialogButton>
      )}
      {can.markDead === true ? (
        <ButtonLink weight="quiet" size="sm" to={reportOf(number)}>
          Report problem{which}
        </ButtonLink>
      ) : (
        <ActionButton weight="quiet" size="sm" disabledBecause={can.markDead}>
          Report problem{which}
        </ActionButton>
      )}
      {/* Of another maker’s chips we know nothing from before. */}
      {batch && <LifeButton number={number} shown={shown} />}
    </RowActions>
  )
}

function Remind({ requestId, may, children }: { requestId: string; may: ImplantRow['can']['remind']; children: ReactNode }) {
  const { run, isPending } = useAction(remindOfRequest, { toast: true, refresh: [chipsInUse] })
  return (
    <ActionButton weight="plain" size="sm" disabledBecause={may} busy={isPending} onClick={() => void run({ requestId })}>
      {children}
    </ActionButton>
  )
}

const CorrectDialog = lazyPart(() => import('./CorrectDialog.tsx').then((part) => part.CorrectDialog))
const AnimalDialog = lazyPart(() => import('./AnimalDialog.tsx').then((part) => part.AnimalDialog))
const NumberDialog = lazyPart(() => import('./NumberDialog.tsx').then((part) => part.NumberDialog))
const AskAgainDialog = lazyPart(() => import('./AskAgainDialog.tsx').then((part) => part.AskAgainDialog))

/** Opens by itself where a link has led here to ask about this animal. */
function AskAgain({ implant, children }: { implant: ImplantRow; children: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const isLedHere = asksAbout(params, implant.number)
  const [isOpen, setOpen] = useState(isLedHere)
  const close = () => {
    setOpen(false)
    if (isLedHere) setParams(withoutAsking, { replace: true })
  }
  return (
    <>
      <DialogButton weight="plain" size="sm" renderDialog={(shut) => <AskAgainDialog implant={implant} onClose={shut} />}>
        {children}
      </DialogButton>
      {isOpen && (
        <Suspense>
          <AskAgainDialog implant={implant} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface WithdrawOfferProps {
  implant: ImplantRow
  requestId: string
  onClose: () => void
}

function WithdrawOffer({ implant: { petName, shown, to }, requestId, onClose }: WithdrawOfferProps) {
  const { run, isPending } = useAction(withdrawPetRequest, {
    toast: 'We’ve withdrawn the request. You can ask again now.',
    refresh: [chipsInUse, getPetRequests],
    then: onClose,
  })
  return (
    <ConfirmDialog
      title={`Withdraw the request for ${petName ?? shown}?`}
      yes="Withdraw request"
      busy={isPending}
      onYes={() => void run({ requestId })}
      onClose={onClose}
    >
      {to ?? 'The person you asked'} won’t be able to say yes. The chip stays on the register, and finders will reach you. You can ask again
      straight away with the right details. It’s free.
    </ConfirmDialog>
  )
}
