import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textIn } from '#platform/web/read.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { Agreed } from '#ui/Agreed.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Purpose, ToPay } from '../../shapes.ts'
import { CannotPay } from './CannotPay.tsx'
import type { CardFormProps } from './cardform.ts'
import { PayStage } from './PayStage.tsx'
import { ProviderPage } from './ProviderPage.tsx'
import { StartNow } from './StartNow.tsx'
import { stageWithout } from './stage.ts'
import { TestCardForm } from './TestCardForm.tsx'
import { beginOf, useStart } from './useStart.ts'
import { WhatIsPaid } from './WhatIsPaid.tsx'

const ProviderCardForm = lazy(async () => ({ default: (await import('./ProviderCardForm.tsx')).ProviderCardForm }))

/** What is to be paid, and the ways to pay it. */
export function Paying({ purpose, id }: { purpose: Purpose; id: string }) {
  const { state } = useLocation()
  const query = useCall(beginOf(purpose), { for: purpose, id }, { freshFor: 0 })

  const declined = textIn(state, 'declined') ?? null
  const stage = query.error ? stageWithout(query.error) : 'toPay'
  return (
    <PayStage purpose={purpose} stage={stage} description={query.data?.description}>
      {stage === 'toPay' ? (
        <Loaded what="your payment" query={query} count={4}>
          {(toPay) => <Form purpose={purpose} id={id} toPay={toPay} declined={declined} />}
        </Loaded>
      ) : (
        <CannotPay purpose={purpose} stage={stage} />
      )}
    </PayStage>
  )
}

interface FormProps {
  purpose: Purpose
  id: string
  toPay: ToPay
  declined: string | null
}

function Form({ purpose, id, toPay, declined }: FormProps) {
  const navigate = useNavigate()
  const { start, beforePay } = useStart({ purpose, id, toPay })
  const onSent = (bank: string | null) =>
    void navigate(`${paths.pay(purpose, id)}?${new URLSearchParams({ payment: toPay.paymentId })}`, { replace: true, state: { bank } })
  return (
    <Rows gap="lg">
      <WhatIsPaid {...toPay} />
      {start && <StartNow {...start} />}
      <Panel title="Your card" footer={<ProviderPage purpose={purpose} id={id} beforePay={beforePay} />}>
        {/* Another payment is another form. */}
        <CardForm key={toPay.clientSecret} toPay={toPay} declined={declined} beforePay={beforePay} onSent={onSent} />
      </Panel>
      <Box component="p" c="dimmed" fz="sm" m={0}>
        <Agreed by="By paying" cancel />
      </Box>
    </Rows>
  )
}

function CardForm(props: CardFormProps) {
  const { provider } = props.toPay
  if (provider.kind === 'sandbox') return <TestCardForm {...props} url={provider.url} />
  return (
    <Suspense fallback={<LoadingState count={3} label="Loading the card form" />}>
      <ProviderCardForm {...props} />
    </Suspense>
  )
}
