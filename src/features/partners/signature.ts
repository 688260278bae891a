import { createHmac, randomBytes } from 'node:crypto'

/** A secret as Standard Webhooks writes it: 192 bits after a prefix that says what it is. */
export const newWebhookSecret = () => `whsec_${randomBytes(24).toString('base64')}`

interface Signed {
  id: string
  /** Whole seconds since 1970. */
  timestamp: number
  body: string
}

/** The header `webhook-signature` (Standard Webhooks): one signature for each secret that is good now. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${hmac(secret, `${id}.${timestamp}.${body}`)}`).join(' ')
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(text)
    .digest('base64')

/** What a secret is sealed for. */
export const sealedFor = (webhookId: string) => `webhook/${webhookId}`
