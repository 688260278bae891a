/** The seven parts of a course; each has its own file of questions. */
export const TOPICS = ['law', 'welfare', 'anatomy', 'equipment', 'hygiene', 'registration', 'adverse'] as const
export type Topic = (typeof TOPICS)[number]

/**
 * What no one may get wrong. Each is asked within one topic only, in this order: equipment, welfare, adverse events, law, registration.
 */
export const CRITICAL = ['scanFirst', 'neverRechip', 'reportReactions', 'vetOnlySpecies', 'registrationDuty'] as const
export type Critical = (typeof CRITICAL)[number]

/** A multiple-choice question of the theory exam: one right answer and three wrong ones. */
export interface Question {
  /** For ever the same, also when its words change: 'law-01'. */
  id: string
  topic: Topic
  /** Which of the five things no one may get wrong it asks about; absent for the rest. */
  critical?: Critical
  /** The kinds of animals whose candidates are asked it; absent: everyone. */
  species?: readonly ('dog' | 'cat')[]
  asks: string
  /** The right one. */
  answer: string
  /** Three wrong ones. */
  others: readonly [string, string, string]
  /** Why the answer is right, shown after a pass. */
  why: string
  /** The clause, standard or practice it comes from: 'SI 2023/468 reg 10(1)(c)'. */
  source: string
}

/** The questions of one topic, so that its file needn’t repeat the topic in each. */
export const questionsOn = (topic: Topic, questions: readonly Omit<Question, 'topic'>[]): readonly Question[] =>
  questions.map((question) => ({ ...question, topic }))
