import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

/** Which of these Kennel Club numbers other animals carry. */
export async function kennelClubTaken(db: Db, numbers: readonly string[], petId: string | null = null): Promise<Set<string>> {
  const wanted = numbers.filter(Boolean)
  if (wanted.length === 0) return new Set()
  const found = await db.selectFrom('pet').select(['id', 'kennelClubNumber']).where('kennelClubNumber', 'in', wanted).execute()
  return new Set(found.flatMap(({ id, kennelClubNumber }) => (id === petId ? [] : (kennelClubNumber ?? []))))
}

/** The number that another call wrote on its animal between our look and our own writing, where that is why the database refused; else null. */
export function takenMeanwhile(error: unknown): string | null {
  const { data } = Refused.safeParse(error)
  return data ? (/=\((.*)\)/.exec(data.detail)?.[1] ?? '') : null
}

const Refused = z.object({ code: z.literal('23505'), constraint: z.literal('pet_kennel_club'), detail: z.string() })
