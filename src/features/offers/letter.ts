import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { listed } from '#platform/listed.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { salutation } from '#platform/text/salutation.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import type { toPayOf } from './messages.ts'

interface KeeperLetter {
  /** The person's name, and the lines of their address. */
  name: string
  address: readonly string[]
  /** The name under which the implanter trades, or what they are. */
  by: string
  /** Those of a litter share one code. */
  animals: readonly { name: string; chipNumber: string; code: string }[]
  /** That they're asked as the breeder of a litter. */
  isLitter: boolean
  answerBy: Date
  toPay: ReturnType<typeof toPayOf>
  /** When they were written to before; null for the first letter. */
  before: Date | null
  publicUrl: string
}

/** OFFER-3 What somebody is asked on paper: whether animals that an implanter registered are theirs. The codes stand nowhere else. */
export function keeperLetter({ name, address, by, animals, isLitter, answerBy, toPay, before, publicUrl }: KeeperLetter) {
  const names = listed(animals.map((animal) => animal.name))
  const are = animals.length === 1 ? 'is' : 'are'
  const until = whenText(answerBy, 'day')
  const yours = isLitter ? 'from your litter' : 'yours'
  const isOneCode = new Set(animals.map(({ code }) => code)).size === 1
  const coded = ({ name: called, chipNumber, code }: KeeperLetter['animals'][number]) => [
    `${called}, microchip ${groupChipNumber(chipNumber)}`,
    ...(isOneCode && animals.length > 1 ? [] : [`Your code: ${code}`]),
  ]
  return {
    to: [name, ...address].join('\n'),
    subject: `Tell us by ${until} if ${names} ${are} ${yours}`,
    text: [
      `Dear ${salutation(name)},`,
      ...(before
        ? [`We wrote to you on ${whenText(before, 'day')} and haven’t had an answer. If you’ve answered since, ignore this letter.`]
        : []),
      `${by} has registered ${names} with ${site.name}, the pet microchip register, and told us that you’re ${isLitter ? 'the breeder, who by law is the first keeper' : 'the keeper'}. Tell us if that’s right. Until you do, finders reach the implanter and not you.`,
      ...(isOneCode && animals.length > 1
        ? [animals.flatMap(coded).join('\n'), `Your code for all of them: ${animals[0]?.code}`]
        : animals.map((animal) => coded(animal).join('\n'))),
      `To become the keeper, go to ${publicUrl}${paths.takeUp()} and enter the code. Or call us on ${site.phone} and read it to us: you don’t need e-mail or a mobile phone.`,
      `${isOneCode ? 'The code works' : 'Each code works'} once, until ${until}. Keep this letter to yourself: anyone who has it can become the keeper.`,
      toPay
        ? `Registering ${listed(toPay.names)} costs ${moneyText(toPay.pence)}${toPay.names.length === 1 ? '' : ' each'}, once. You pay after you say yes. Changes are free for ever.`
        : 'It’s already paid for, and changes are free for ever.',
      `If ${names} ${are === 'is' ? 'isn’t' : 'aren’t'} ${yours}, call us or ignore this letter. Nothing changes unless you answer.`,
      site.name,
    ].join('\n\n'),
  }
}
