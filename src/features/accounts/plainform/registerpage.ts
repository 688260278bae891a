import { escape } from '#platform/server/html.ts'
import { plainPage } from '#platform/server/plainpage.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { field, problems, type Wrong } from './fields.ts'

/** What is given back to whoever has something to put right. */
export interface Typed {
  name: string
  email: string
  mobile: string
  line1: string
  line2: string
  town: string
  county: string
  postcode: string
  marketing: string
}

interface Asking {
  path: string | undefined
  typed: Typed
  /** Tells one press of the button from the next. */
  press: string
  wrong: Wrong
}

/** Everything a keeper’s account takes, on one page. */
export function registerPage({ path, typed, press, wrong }: Asking): string {
  const ask = (name: keyof Typed, label: string, kind: string, hint = '') => field({ name, label, kind, hint, value: typed[name] }, wrong)
  return page(
    'Create an account',
    `<p>One account for all your pets. It’s free, and so is every change you make later. Finders never see these details.</p>
${problems(wrong)}
<form method="post" action="${escape(path ? paths.registerThen(path) : paths.register)}" novalidate><input type="hidden" name="press" value="${escape(press)}">
${ask('name', 'Full name', 'autocomplete="name"')}
${ask('email', 'E-mail address', 'type="email" autocomplete="username" spellcheck="false"', 'You’ll use it to sign in.')}
${ask('mobile', 'Mobile number', 'type="tel" autocomplete="tel"', 'We’ll text a code to it, to make sure it reaches you.')}
${ask('line1', 'House number or name, and street', 'autocomplete="address-line1"')}
${ask('line2', 'Address line 2 (optional)', 'autocomplete="address-line2"')}
${ask('town', 'Town or city', 'autocomplete="address-level2"')}
${ask('county', 'County (optional)', 'autocomplete="address-level1"')}
${ask('postcode', 'Postcode', 'autocomplete="postal-code"')}
${field({ name: 'password', label: 'Password', hint: 'Three random words make a strong password you can remember.', kind: SECRET }, wrong)}
${field({ name: 'again', label: 'The same password again', kind: SECRET }, wrong)}
<label class="check"><input type="checkbox" name="marketing" value="yes"${typed.marketing ? ' checked' : ''}> E-mail me news from ${escape(site.name)} (optional)</label>
<p>By opening an account, you agree to our <a href="${paths.terms}">terms</a>. Our <a href="${paths.privacyPolicy}">privacy policy</a> says what we do with your details.</p>
<button>Create account</button></form>
<p>Do you already have an account? <a href="${escape(paths.login(path))}">Sign in</a></p>`,
  )
}

const SECRET = 'type="password" autocomplete="new-password"'

/** The same words whether the e-mail was new or not: only its holder learns that. */
export const sentPage = (email: string, path: string | undefined) =>
  page(
    'Check your e-mail',
    `<p class="done" role="status">We’ve sent a message to ${escape(email)}. It tells you what to do next.</p>
<p>The page that it leads to needs JavaScript, and so do the pages of your account. Open them in a browser that has it: you can use any device.</p>
<p>Nothing after 5 minutes? Check your junk folder, or call us on <a href="${site.phoneLink}">${escape(site.phone)}</a>.</p>
<p><a class="button" href="${escape(paths.login(path))}">Sign in</a></p>`,
  )

const page = (title: string, body: string) => plainPage({ language: 'en', title, body: `<h1>${title}</h1>\n${body}` })
