import { keysOf } from '#platform/keysof.ts'
import { directionOf, LANGUAGES, type Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import classes from './FoundForm.module.css'

/** The languages of the form, each in its own name. */
export function LanguageLinks({ language, label }: { language: Language; label: string }) {
  return (
    <nav className={classes.languages} aria-label={label}>
      {keysOf(LANGUAGES).map((code) => (
        <a
          key={code}
          href={paths.reportFoundIn(code)}
          lang={code}
          dir={directionOf(code)}
          hrefLang={code}
          aria-current={code === language ? 'page' : undefined}
        >
          {LANGUAGES[code]}
        </a>
      ))}
    </nav>
  )
}
