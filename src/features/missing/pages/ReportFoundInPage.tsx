import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { isLanguage } from '#platform/text/languages.ts'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { foundForm } from '../contract.ts'
import { nothingTyped } from '../finderform/fields.ts'
import { PHRASES } from '../finderform/phrases.ts'
import { FoundForm } from '../parts/found/FoundForm.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { language = '' } = params
  if (!isLanguage(language)) return redirect(paths.reportFound)
  const again = new URL(request.url).searchParams.get('again')
  const form = again ? await callFrom(context, foundForm, { again }).catch(() => null) : null
  const { typed, wrong } = form ?? { typed: nothingTyped, wrong: [] }
  return data({ language, words: PHRASES[language], typed, wrong, isAgain: again !== null })
}

/** A form that somebody has filled in is for nobody's search. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData?.isAgain ? [{ name: 'robots', content: 'noindex' }] : [])

/** The same form in one of ten languages, and with what was typed where something in it was wrong. */
export default function ReportFoundInPage() {
  const { isAgain: _, ...form } = useLoaderData<typeof loader>()
  return <FoundForm {...form} />
}
