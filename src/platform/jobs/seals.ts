import * as z from 'zod'
import type { Vault } from '#platform/server/vault.ts'
import type { Job } from './job.ts'

const Fields = z.record(z.string(), z.unknown())

/** Seals what a job says is secret in its data, and opens it again for its work. */
export function sealing(jobs: readonly Job[], vault: Vault) {
  const secret = new Map(jobs.map(({ name, seals = [] }) => [name, seals]))

  function changed(name: string, data: unknown, change: (purpose: string, value: unknown) => unknown): object {
    const fields = Fields.parse(data ?? {})
    const those = (secret.get(name) ?? []).filter((field) => fields[field] !== undefined)
    return { ...fields, ...Object.fromEntries(those.map((field) => [field, change(`job/${name}/${field}`, fields[field])])) }
  }
  return {
    seal: (name: string, data: object) => changed(name, data, (purpose, value) => vault.seal(purpose, JSON.stringify(value))),
    open: (name: string, data: unknown) => changed(name, data, (purpose, text) => JSON.parse(vault.open(purpose, z.string().parse(text)))),
  }
}
