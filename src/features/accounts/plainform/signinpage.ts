import { escape } from '#platform/server/html.ts'
import { plainPage } from '#platform/server/plainpage.ts'
import { paths } from '#src/paths.ts'
import { field, problems, type Wrong } from './fields.ts'

interface Asking {
  /** The page asked for. */
  path: string | undefined
  wrong: Wrong
}

/** The sign-in form again, with what is wrong with it. */
export const signInPage = ({ path, wrong, email }: Asking & { email: string }) =>
  page(
    'Sign in',
    `${problems(wrong)}
${form(path)}
${field({ name: 'email', label: 'E-mail address', value: email, kind: 'type="email" autocomplete="username" spellcheck="false"' }, wrong)}
${field({ name: 'password', label: 'Password', kind: 'type="password" autocomplete="current-password"' }, wrong)}
<button>Sign in</button></form>
<p><a href="${paths.forgotPassword}">I’ve forgotten my password</a></p>`,
  )

/** The password was right, and the account has an authenticator app. `sealed` is what was typed so far, which only this register can read. */
export const codePage = ({ path, wrong, sealed }: Asking & { sealed: string }) =>
  page(
    'Enter a code',
    `<p>Your account has an authenticator app, so it takes a code as well as your password.</p>
${problems(wrong)}
${form(path)}<input type="hidden" name="sealed" value="${escape(sealed)}">
${field({ name: 'code', label: 'Code from your app', hint: 'The 6 digits your authenticator app shows now, or a recovery code.', kind: 'autocomplete="one-time-code"' }, wrong)}
<button>Sign in</button></form>
<p><a href="${escape(paths.login(path))}">Start again</a></p>`,
  )

const form = (path: string | undefined) => `<form method="post" action="${escape(paths.login(path))}" novalidate>`

const page = (title: string, body: string) => plainPage({ language: 'en', title, body: `<h1>${title}</h1>\n${body}` })
