import type { FastifyInstance } from 'fastify'
import { intentIn } from '#features/payments/parts/pay/testcard.ts'
import type { ToPay } from '#features/payments/shapes.ts'

/** A card of the sandbox that is never declined. */
const GOOD_CARD = '4242424242424242'

/** Does what the payer's browser does with the card form: asks the provider, over our own origin, with the secret of this payment. */
export async function payOnForm(app: FastifyInstance, { clientSecret, publishableKey }: ToPay, card = GOOD_CARD) {
  const response = await app.inject({
    method: 'POST',
    url: `/sandbox/v1/payment_intents/${intentIn(clientSecret)}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${publishableKey}` },
    payload: new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[card][number]': card }).toString(),
  })
  return { status: response.statusCode, body: response.json() }
}
