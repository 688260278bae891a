import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { escape } from '#platform/server/html.ts'
import { plainPage } from '#platform/server/plainpage.ts'
import { paths } from '#src/paths.ts'

/** What the form holds, by the names of the call’s fields. */
export const FIELDS = ['chipNumber', 'message', 'placeWords', 'finderEmail', 'finderMobile', 'finderName'] as const
export type Typed = Record<(typeof FIELDS)[number], string>

/** Who reads the message: the implanter, where nobody has registered a chip that they hold. */
export type Reader = 'keeper' | 'implanter'

/** What came of it: where the conversation is, or what is wrong, a sentence for each field and '' for the whole. */
export type Outcome = { relayPath: string } | { wrong: Record<string, string> }

/** The finder’s message for browsers that run no scripts: what is wrong comes back with what was typed. */
export function messagePage(typed: Typed, reads: Reader, outcome: Outcome): string {
  const isSent = 'relayPath' in outcome
  const title = isSent ? `We’ve told the ${reads}` : `Message the ${reads}`
  return plainPage({ language: 'en', title, body: `<h1>${title}</h1>\n${isSent ? sent(outcome.relayPath) : form(typed, outcome.wrong)}` })
}

const sent = (
  relayPath: string,
) => `<p class="done" role="status">Their answer will stand in your conversation. Keep this link to find it again.</p>
<p><a class="button" href="${escape(relayPath)}">Open the conversation</a></p>`

function form(typed: Typed, wrong: Record<string, string>): string {
  const sentences = Object.values(wrong).map((words) => `<p class="wrong" role="alert">${escape(words)}</p>`)
  return `<p>About microchip ${escape(groupChipNumber(typed.chipNumber))}. Neither of you will see the other’s contact details.</p>
${sentences.join('\n')}
<form method="post" action="${paths.tellKeeper}"><input type="hidden" name="chipNumber" value="${escape(typed.chipNumber)}">
<label for="message">Your message</label><textarea id="message" name="message" rows="4" maxlength="2000" required>\n${escape(typed.message)}</textarea>
${line('placeWords', 'Where the animal is (optional)', typed, wrong, 'maxlength="200"')}
${line('finderEmail', 'Your e-mail (optional)', typed, wrong, 'type="email" autocomplete="email"')}
${line('finderMobile', 'Your mobile number (optional)', typed, wrong, 'type="tel" autocomplete="tel"')}
${line('finderName', 'Your name (optional)', typed, wrong, 'autocomplete="name"')}
<button>Send message</button><small>Our <a href="${paths.privacyPolicy}">privacy policy</a> says what we do with your details.</small></form>`
}

const line = (name: keyof Typed, label: string, typed: Typed, wrong: Record<string, string>, rest: string) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escape(typed[name])}" ${rest}${wrong[name] ? ' aria-invalid="true"' : ''}>`
