import { keysOf } from '#platform/keysof.ts'
import { LANGUAGES, type Language } from '#platform/text/languages.ts'
import { paths } from '#src/paths.ts'
import { Group } from '#ui/Box.tsx'

/** The other languages, each in its own name. */
export function LanguageLinks({ language }: { language: Language }) {
  return (
    <nav aria-label="Languages" dir="ltr">
      <Group gap="0.25rem 1rem" mb="1.25rem">
        {keysOf(LANGUAGES).map((code) => (
          <a key={code} href={paths.reportFoundIn(code)} lang={code} hrefLang={code} aria-current={code === language || undefined}>
            {LANGUAGES[code]}
          </a>
        ))}
      </Group>
    </nav>
  )
}
