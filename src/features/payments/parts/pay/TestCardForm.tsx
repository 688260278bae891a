import { type SyntheticEvent, useEffect, useState } from 'react'
import { moneyText } from '#platform/text/moneytext.ts'
import { busyWhile } from '#platform/web/busy.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { fieldId } from '#ui/field.ts'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { CardFormProps } from './cardform.ts'
import { TestCards } from './TestCards.tsx'
import { tryTestCard } from './testcard.ts'

const FIELD = fieldId('card')

/** The card form of a test: no real card works, and no money moves. */
export function TestCardForm({ toPay, url, declined, beforePay, onSent }: CardFormProps & { url: string }) {
  const [card, setCard] = useState('')
  const { wrong, busy, pay } = useTestCard({ toPay, url, declined, beforePay, onSent })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void pay(card)
  }
  return (
    <Rows>
      <Notice kind="warning" title="This is a test">
        No real money is taken and real cards don’t work here. Use one of the test cards below.
      </Notice>
      <form onSubmit={submit} noValidate>
        <Rows>
          <TextField
            id={FIELD}
            label="Test card number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            value={card}
            error={wrong}
            onChange={(event) => setCard(event.currentTarget.value)}
          />
          <TestCards onChoose={setCard} />
          <FormActions note="We won’t take any money until you press this.">
            <ActionButton type="submit" size="lg" busy={busy}>
              Pay {moneyText(toPay.amount.pence)}
            </ActionButton>
          </FormActions>
        </Rows>
      </form>
    </Rows>
  )
}

function useTestCard({ toPay, url, declined, beforePay, onSent }: CardFormProps & { url: string }) {
  const [wrong, setWrong] = useState(declined)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (declined !== null) document.getElementById(FIELD)?.focus()
  }, [declined])
  const pay = async (card: string) => {
    if (busy || !(await beforePay())) return
    setBusy(true)
    const tried = await busyWhile(tryTestCard(toPay, url, card))
    setBusy(false)
    if (tried.is === 'sent') return onSent(null)
    if (tried.is === 'bank') return onSent(tried.url)
    setWrong(tried.words)
    document.getElementById(FIELD)?.focus()
  }
  return { wrong, busy, pay }
}
