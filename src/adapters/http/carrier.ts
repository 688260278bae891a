import { Undeliverable } from '#adapters/undeliverable.ts'
import { ask, letGo, NoAnswer } from './http.ts'

interface Config {
  url: string
  key: string
  timeoutMs: number
}

/** Answers that mean the message itself cannot go where it is addressed. Others of 4xx speak of our key, or of too much at once. */
const FOR_GOOD = [400, 404, 410, 422]

/**
 * Hands one message to a carrier that takes `POST` with a JSON body, a bearer key, and an `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header) under which a repeat is not sent again. Any 2xx means accepted. Rejects with
 * {@link Undeliverable} where the carrier refuses the message for good, else with a NoAnswer; neither holds the body.
 */
export async function handOver({ url, key, timeoutMs }: Config, id: string, body: Record<string, string>): Promise<void> {
  const accepted = await ask(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(refused)
  await letGo(accepted)
}

function refused(error: unknown): never {
  if (error instanceof NoAnswer && FOR_GOOD.some((status) => status === error.status)) throw new Undeliverable(error.message)
  throw error
}
