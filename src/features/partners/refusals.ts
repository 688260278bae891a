import { Refusal } from '#platform/server/refusal.ts'

/** What is wrong with what a partner sent, at each field. */
export const badMessage = (fields: Record<string, string>) =>
  new Refusal(400, 'checkAnswers', Object.values(fields)[0] ?? 'Check what you sent', { fields })
