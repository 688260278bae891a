import type { Call } from '#platform/contract/call.ts'

const loads = new WeakMap<Call, () => Promise<Call>>()

/**
 * Stands for a call in a page: how to ask, without the shapes. The build puts it where a page imports a contract, so that the shapes
 * and the library that checks by them come only when a form is sent.
 * @public
 */
export function lazyContract(call: Call, load: () => Promise<Call>): Call {
  for (const part of ['summary', 'input', 'output', 'refuses', 'limit'])
    Object.defineProperty(call, part, { get: () => absent(call, part) })
  loads.set(call, load)
  return call
}

function absent(call: Call, part: string): never {
  throw new Error(`A page doesn’t have ${part} of ${call.name}: ask whole(${call.name}) for it`)
}

/** The call with its shapes, wherever they are. */
export function loadContract<C extends Call>(call: C): Promise<C>
export async function loadContract(call: Call): Promise<Call> {
  const load = loads.get(call)
  return load ? load() : call
}
