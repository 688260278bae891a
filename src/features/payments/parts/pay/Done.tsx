import { useEffect } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { refresh } from '#platform/web/memory.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Money } from '#ui/Money.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import { getPayments, type paymentTransactionRequest } from '../../contract.ts'
import type { Phase } from '../../shapes.ts'
import { paid } from '../../topics.ts'
import { PdfButton } from '../list/PdfButton.tsx'

type Payment = AnswerOf<typeof paymentTransactionRequest>

/** It is paid: what was given, the invoice, and where to go on; or it was paid, and the money goes back. */
export function Done({ payment }: { payment: Payment }) {
  useEffect(() => void refresh([getPayments, paid]), [])
  const back = BACK[payment.phase]
  if (!back) return <Paid payment={payment} />
  return (
    <Notice {...back} action={<ButtonLink to={paths.payments}>See your payments</ButtonLink>}>
      {payment.declined ?? 'You’ll find both documents on your payments page.'}
    </Notice>
  )
}

const BACK: Partial<Record<Phase, { title: string; kind?: 'warning' }>> = {
  givenBack: { title: 'Your money is going back to your card', kind: 'warning' },
  refunded: { title: 'You paid this and we refunded it' },
  partRefunded: { title: 'You paid this and we refunded part of it' },
}

function Paid({ payment: { paymentId, amount, paidAt, given, paper: documentName, next, nextWords } }: { payment: Payment }) {
  const actions = (
    <>
      <ButtonLink to={next}>{nextWords}</ButtonLink>
      {documentName && (
        <PdfButton weight="plain" paymentId={paymentId} name={`${documentName}.pdf`}>
          {documentName}
        </PdfButton>
      )}
    </>
  )
  return (
    <Panel look="raised">
      <Rows>
        <EmptyState art={<CelebrationArt size={180} />} title="Thank you" action={actions}>
          {given} We’ve sent you a receipt too.
        </EmptyState>
        <FactList
          facts={[
            { label: 'Paid', value: <Money pence={amount.pence} exact /> },
            { label: 'When', value: paidAt && <When at={paidAt} /> },
          ]}
        />
      </Rows>
    </Panel>
  )
}
