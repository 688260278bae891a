import { site } from '#src/site.ts'

/** Said above a form that can’t be sent without scripts, where none run. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Turn it on in your browser, or call us on <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </noscript>
  )
}
