import type { Call, CallInput } from '#platform/contract/call.ts'
import { busyWhile } from './busy.ts'
import { failed } from './callserver.ts'
import { CallFailed } from './failed.ts'
import { send } from './send.ts'
import { readToken } from './session.ts'
import { sayFailed } from './toasts.ts'

/** Saves the document that a call gives to the person's device, or says why it's refused, or that it failed. `name` is used when the answer names none. */
export async function download<C extends Call>(call: C, input: CallInput<C>, name: string): Promise<void> {
  try {
    await busyWhile(fetchAndSave(call, input, name))
  } catch (error) {
    if (error instanceof CallFailed && !error.isPassing) return sayFailed(error.message)
    sayFailed('Failed to download the file', 'Error')
  }
}

async function fetchAndSave<C extends Call>(call: C, input: CallInput<C>, name: string) {
  const token = readToken()
  const response = await send(call, input)
  if (!response.ok) throw failed(call, response.status, await response.json().catch(() => null), token)
  save(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name)
}

/** The file name in a `content-disposition` header; the one that may hold any letter comes first. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="([^"]+)"/i)?.[1]
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
