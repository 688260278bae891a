import { directionOf, type Language } from '#platform/text/languages.ts'
import { Notice } from '#ui/Notice.tsx'
import { PHRASES } from '../../finderform/phrases.ts'

/** To whoever has just sent the form, in its language. */
export function Thanks({ language, isDog }: { language: Language; isDog: boolean }) {
  const { thanks, thanksNext, dogDuty } = PHRASES[language]
  return (
    <div lang={language} dir={directionOf(language)}>
      <Notice kind="success" title={thanks}>
        {thanksNext} {isDog && dogDuty}
      </Notice>
    </div>
  )
}
