import { refuseStanding, verifyStanding, applications as waiting } from '#features/accounts/standing.ts'
import { whenText } from '#ui/whentext.ts'
import type { Command } from './command.ts'

/** Lists the professionals who have applied, or whose verification ends and who have shown anew what they are. */
export const applications: Command = {
  usage: 'applications (who has applied or asks for another year, the longest wait first)',
  read: (words) => {
    if (words.length > 0) return null
    return async ({ db }) => {
      const all = await waiting(db)
      return all.length === 0 ? ['Nobody waits.'] : all.flatMap(shown)
    }
  },
}

function shown({ name, email, type, since, verifiedUntil, details, files, note }: Awaited<ReturnType<typeof waiting>>[number]): string[] {
  return [
    `${email} ${type}: ${name}, since ${whenText(since)}${verifiedUntil ? `, verified until ${whenText(verifiedUntil, 'day')}` : ''}`,
    `  says ${JSON.stringify(details)}`,
    `  ${files.length === 0 ? 'has sent no evidence' : `has sent ${files.map((id) => `uploads/${id}`).join(', ')}`}${note && `: ${note}`}`,
  ]
}

/** Verifies a professional, and tells them. */
export const verify: Command = {
  usage: 'verify rescue@example.org Welfare',
  read: ([email, type, ...more]) => {
    if (!email || !type || more.length > 0) return null
    return async ({ act }) => {
      await act((tools) => verifyStanding(tools, email, type))
      return [`${email} is verified as ${type}, and has been written to.`]
    }
  },
}

/** Refuses a professional, or ends a verification, and tells them why. */
export const refuse: Command = {
  usage: 'refuse rescue@example.org Welfare The certificate has run out.',
  read: ([email, type, ...reason]) => {
    const why = reason.join(' ').trim()
    if (!email || !type || !why) return null
    return async ({ act }) => {
      await act((tools) => refuseStanding(tools, email, type, why))
      return [`${email} is not verified as ${type}, and has been written to.`]
    }
  },
}
