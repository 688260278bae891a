import { escape } from '#platform/server/html.ts'
import { plainPage } from '#platform/server/plainpage.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'

/**
 * Hands a session to the browser, which keeps it where the pages look for it (`saveToken`) and goes on. Where no script runs nothing can keep
 * it, so the page says what can be done without one.
 */
export function handoverPage(token: string, next: string) {
  const script = `const [going,blocked]=['going','blocked'].map((id)=>document.getElementById(id));going.hidden=false;try{localStorage.setItem('homeward.token',${literal(token)});location.replace(${literal(next)})}catch{going.hidden=true;blocked.hidden=false}`
  const body = `<noscript>
<h1>Your e-mail and password are right</h1>
<p>But the pages of your account need JavaScript. Turn it on in your browser and sign in again, or call us on <a href="${site.phoneLink}">${escape(site.phone)}</a> and we’ll make the change with you.</p>
<p>You can do these without JavaScript:</p>
<ul><li><a href="${paths.home}">Look up a chip</a> and write to the animal’s keeper</li>
<li><a href="${paths.reportFound}">Report an animal you’ve found</a></li>
<li>Open a tag’s page from the code on it, and tell the keeper where the animal is</li></ul>
</noscript>
<p id="going" role="status" hidden>Signing you in…</p>
<p id="blocked" class="wrong" role="alert" hidden>Your e-mail and password are right, but your browser doesn’t let this site keep anything, so we can’t keep you signed in. Allow it in your browser’s settings, then <a href="${paths.login()}">sign in again</a>.</p>`
  return { html: plainPage({ language: 'en', title: 'Sign in', body, script }), script }
}

/** As a script may hold it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
