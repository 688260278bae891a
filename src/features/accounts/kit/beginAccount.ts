import { keepDraft } from '#platform/web/draft.ts'
import type { AddressValues } from './address/AddressFields.tsx'

/** Under which name the form for a keeper's account is kept in this tab. */
export const KEEPER_DRAFT = 'register'

/** Has the form for a new keeper's account begin with what we know of them, where it is something. */
export function beginAccount(known: { name: string; address: AddressValues | null } | null): void {
  if (!known) return
  const { name, address } = known
  keepDraft(KEEPER_DRAFT, { name, ...(address && { address }) })
}
