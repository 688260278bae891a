import * as z from 'zod'
import { may } from '#platform/law/policy.ts'
import { apiKeyLife } from './lifecycle.ts'
import type { KeyRow } from './queries.ts'
import { type ApiKey, Scope } from './shapes.ts'

/** A key as its holder sees it. */
export function keyCard({ id, name, prefix, mode, scopes, status, statusAt, createdAt, lastUsedAt }: KeyRow): z.input<typeof ApiKey> {
  return {
    id,
    name,
    prefix,
    mode,
    scopes: z.array(Scope).parse(scopes),
    status,
    createdAt,
    lastUsedAt,
    revokedAt: status === 'revoked' ? statusAt : null,
    can: { revoke: may(apiKeyLife, 'revoke')(null, { status }) },
  }
}
