/** What the sandbox answers when it says no, in the provider's own shape. */
export class SandboxRefusal extends Error {
  status: number
  body: { error: Record<string, unknown> }
  constructor(status: number, error: { type: string; code?: string; message: string; param?: string; [more: string]: unknown }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const noSuch = (object: string, id: string) =>
  new SandboxRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: `No such ${object}: '${id}'` })

export const wrong = (param: string, message: string) =>
  new SandboxRefusal(400, { type: 'invalid_request_error', code: 'parameter_invalid', param, message })

export const wrongState = (message: string, more: Record<string, unknown> = {}) =>
  new SandboxRefusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, ...more })

/** A card that is not taken, before anything was to be paid with it. */
export const declinedCard = ({ code, declineCode, message }: { code: string; declineCode: string | null; message: string }) =>
  new SandboxRefusal(402, { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }), message })
