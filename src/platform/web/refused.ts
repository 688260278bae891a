import { partOf, textIn } from './read.ts'

export interface Refused {
  status: number
  code: string
  message: string
  isNotFound: boolean
}

/** The refusal that a loader caught from `callFrom`, or null when something else went wrong. */
export function refusedWith(error: unknown): Refused | null {
  const status = partOf(partOf(error, 'init'), 'status')
  const said = partOf(error, 'data')
  const [code, message] = [textIn(said, 'code'), textIn(said, 'message')]
  if (typeof status !== 'number' || code === undefined || message === undefined) return null
  return { status, code, message, isNotFound: status === 404 }
}
