import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf, pinOf, shortCodeOf, tokenOf } from './codes.ts'
import { tagLife } from './lifecycle.ts'

/** TAG-1: makes so many tags; their ids. What is printed on each follows from its id. */
export async function makeTags({ db, now, startMany }: LawTools, services: Pick<Services, 'codes'>, count: number): Promise<string[]> {
  const tags = Array.from({ length: count }, () => ({ id: newId(), status: 'made' as const, facts: {} }))
  await db
    .insertInto('tag')
    .values(
      tags.map(({ id, status }) => ({
        id,
        status,
        statusAt: now,
        createdAt: now,
        tokenHash: hashOf(services, 'token', tokenOf(services, id)),
        shortHash: hashOf(services, 'short', shortCodeOf(services, id)),
        pinHash: hashOf(services, 'pin', pinOf(services, id, 0)),
      })),
    )
    .execute()
  await startMany(tagLife, 'make', tags, 'Staff')
  return tags.map(({ id }) => id)
}
