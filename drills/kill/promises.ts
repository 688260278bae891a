import { sql } from 'kysely'
import * as z from 'zod'
import { type Customer, customer, NoAnswer } from '../people.ts'
import type { DrilledRegister } from '../register.ts'

/** What people were told has happened. */
export interface Promised {
  chips: string[]
  /** Purchases whose card was charged. */
  payments: string[]
}

const Bought = z.object({ purchaseId: z.uuid() })
const Form = z.object({ clientSecret: z.string(), publishableKey: z.string(), paymentId: z.uuid() })
const GOOD_CARD = '4242424242424242'

/** Buys a registration and pays for it as a browser does; notes the purchase once the provider has taken the money. */
export async function buyAndPay(url: string, buyer: Customer, payments: string[]): Promise<void> {
  const { purchaseId } = Bought.parse(await buyer.ask('buyPlan', { plan: 'single' }))
  const form = Form.parse(await buyer.ask('createPaymentIntent', { for: 'plan', id: purchaseId }))
  const [intent] = form.clientSecret.split('_secret_')
  const answer = await fetch(`${url}/sandbox/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${form.publishableKey}` },
    body: new URLSearchParams({ client_secret: form.clientSecret, 'payment_method_data[card][number]': GOOD_CARD }),
  }).catch((error: unknown) => {
    throw new NoAnswer(String(error))
  })
  if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}`)
  payments.push(purchaseId)
  await buyer.ask('paymentTransactionRequest', { paymentId: form.paymentId })
}

/** Lets an hour pass, with the work of the clock. */
export async function passHour({ server: { url } }: DrilledRegister): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const passed = await fetch(`${url}/dev/time`, { method: 'POST', headers, body: JSON.stringify({ hours: 1 }) })
  if (passed.status !== 200) throw new Error(`Time did not pass: ${await passed.text()}`)
}

/** Every promise that is not kept, or kept twice. */
export async function wrongWith({ db, server: { url } }: DrilledRegister, { chips, payments }: Promised): Promise<string[]> {
  const wrong: string[] = []
  const anna = await customer(url)
  for (const chipNumber of chips) {
    const { registration } = Registration.parse(await anna.ask(`getChipInfo?chipNumber=${chipNumber}`))
    if (registration !== 'yours') wrong.push(`the pet of ${chipNumber} was acknowledged and is ${registration}`)
  }
  for (const purchaseId of payments) {
    const { rows } = await sql<Verification>`
      select payment.status,
        (select coalesce(sum(quantity), 0)::int from credit_batch where purchase_id = payment.thing_id) as given,
        (select count(*)::int from invoice where payment_id = payment.id and kind = 'invoice') as invoices,
        (select count(*)::int from sandbox_thing where object = 'payment_intent' and content->>'status' = 'succeeded'
          and content->'metadata'->>'reference' = payment.id::text) as charges
      from payment where payment.thing_id = ${purchaseId}`.execute(db)
    const [verification] = rows
    const isKept =
      rows.length === 1 &&
      verification?.status === 'succeeded' &&
      verification.given === 1 &&
      verification.invoices === 1 &&
      verification.charges === 1
    if (!isKept) wrong.push(`the purchase ${purchaseId} was paid and stands so: ${JSON.stringify(rows)}`)
  }
  return [...wrong, ...(await holesIn(db))]
}

const Registration = z.object({ registration: z.string() })

interface Verification {
  status: string
  given: number
  invoices: number
  charges: number
}

/** Numbers of invoices that were left out or given twice, and histories with a link that is missing. */
async function holesIn(db: DrilledRegister['db']): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select 'the invoices of ' || year || ' leave a number out' as words from (
      select year, count(*) as many, max(no) as last, count(distinct no) as different
      from invoice where kind = 'invoice' group by year) as years where many <> last or many <> different
    union all
    select 'the history of ' || subject || ' ' || subject_id || ' has a hole' from event group by subject, subject_id having count(*) <> max(seq)
    union all
    select 'the event ' || event.id || ' does not follow the one before' from event
      join event as before on before.subject = event.subject and before.subject_id = event.subject_id and before.seq = event.seq - 1
      where event.previous_hash <> before.hash`.execute(db)
  return rows.map(({ words }) => words)
}
