import * as z from 'zod'
import type { Vault } from '#platform/server/vault.ts'
import type { Job } from './job.ts'

const Fields = z.record(z.string(), z.unknown())

/** Seals what a job says is secret in its data, and opens it again for its work. */
export function sealing(jobs: readonly Job[], vault: Vault) {
  const secret = new Map(jobs.map(({ name, seals = [] }) => [name, seals]))

  function changed(name: string, data: unknown, change: (purpose: string, text: string) => string): object {
    const fields = Fields.parse(data ?? {})
    const those = (secret.get(name) ?? []).flatMap((field) => {
      const text = fields[field]
      return typeof text === 'string' ? [[field, change(`job/${name}/${field}`, text)]] : []
    })
    return { ...fields, ...Object.fromEntries(those) }
  }
  return {
    seal: (name: string, data: object) => changed(name, data, vault.seal),
    open: (name: string, data: unknown) => changed(name, data, vault.open),
  }
}
