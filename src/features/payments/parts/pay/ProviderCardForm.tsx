import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { moneyText } from '#platform/text/moneytext.ts'
import { useIsDark } from '#platform/web/colourscheme.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { declinedWords } from '../../declined.ts'
import type { CardFormProps } from './cardform.ts'
import { loadProvider } from './loading.ts'

/** The provider's own form in our page: the card goes from its frame to the provider, never through us. */
export function ProviderCardForm(props: CardFormProps) {
  const { publishableKey, clientSecret } = props.toPay
  const provider = useProvider(publishableKey)
  const isDark = useIsDark()
  if (provider === 'loading') return <LoadingState count={3} label="Loading the card form" />
  if (!provider)
    return (
      <Notice kind="warning" title="The card form didn’t load" live>
        An ad blocker or a slow connection may have stopped it. Pay on the provider’s own page instead, or reload this page.
      </Notice>
    )
  const appearance: Appearance = { theme: isDark ? 'night' : 'stripe', variables: { borderRadius: '12px' } }
  return (
    <Elements stripe={provider} options={{ clientSecret, appearance, locale: 'en-GB' }}>
      <Fields {...props} />
    </Elements>
  )
}

function useProvider(publishableKey: string) {
  const [provider, setProvider] = useState<Stripe | null | 'loading'>('loading')
  useEffect(() => {
    let isOpen = true
    void loadProvider(publishableKey)
      .catch(() => null)
      .then((loaded) => isOpen && setProvider(loaded))
    return () => {
      isOpen = false
    }
  }, [publishableKey])
  return provider
}

function Fields({ toPay, declined, beforePay, onSent }: CardFormProps) {
  const { ready, busy, wrong, setReady, setWrong, pay } = usePaying(toPay.paymentId, { declined, beforePay, onSent })
  return (
    <form onSubmit={pay} noValidate>
      <Rows>
        <PaymentElement onReady={() => setReady(true)} onLoadError={() => setWrong(NO_FIELDS)} />
        {wrong && (
          <Notice kind="danger" live>
            {wrong}
          </Notice>
        )}
        <FormActions note="We won’t take any money until you press this. Your bank may ask you to confirm the payment.">
          <ActionButton type="submit" size="lg" busy={busy} disabledBecause={ready || 'The card form is still loading'}>
            Pay {moneyText(toPay.amount.pence)}
          </ActionButton>
        </FormActions>
      </Rows>
    </form>
  )
}

const NO_FIELDS = 'The card form didn’t load. Pay on the provider’s own page instead, or reload this page.'

function usePaying(paymentId: string, { declined, beforePay, onSent }: Omit<CardFormProps, 'toPay'>) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(declined)
  useEffect(() => {
    if (declined !== null) focusTitle()
  }, [declined])
  const pay = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!stripe || !elements || busy || !(await beforePay())) return
    setBusy(true)
    setWrong(null)
    const back = new URL(window.location.pathname, window.location.origin)
    back.searchParams.set('payment', paymentId)
    const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams: { return_url: back.href } })
    setBusy(false)
    if (!error || error.code === 'payment_intent_unexpected_state') return onSent(null)
    setWrong(error.type === 'card_error' ? declinedWords(error.decline_code ?? error.code ?? '') : (error.message ?? NOT_SENT))
  }
  return { ready, busy, wrong, setReady, setWrong, pay }
}

const NOT_SENT = 'We couldn’t reach the card provider. No money was taken. Try again in a minute.'
