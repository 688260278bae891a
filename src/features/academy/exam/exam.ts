import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { EXAM_MINUTES } from '../lifecycle.ts'
import { attemptsOf, trainingOf } from '../queries.ts'
import { CRITICAL, TOPICS } from '../questions/question.ts'
import { examNow } from '../view.ts'
import { PASS_MARK } from './marking.ts'
import { PAPER, PAPER_LENGTH } from './paper.ts'

/** The one exam there is. */
export const THEORY = {
  id: 'theory' as const,
  title: 'Theory of microchip implanting',
  questions: PAPER_LENGTH,
  minutes: EXAM_MINUTES,
  passMark: PASS_MARK,
  critical: CRITICAL.length,
}

export const TOPICS_ASKED = TOPICS.map((topic) => ({ topic, questions: PAPER[topic] }))

/** How a student stands with the exam; nothing of it for a trainer, who takes none. */
export async function examOf(db: Db, who: Person, now: Date) {
  if (!who.roles.includes('Student')) return { attempts: [], now: null }
  const training = (await trainingOf(db, who.id)) ?? null
  const attempts = training ? await attemptsOf(db, training.id) : []
  return { attempts, now: await examNow(db, training, attempts, now) }
}
