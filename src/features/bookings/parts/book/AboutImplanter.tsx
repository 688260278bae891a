import { milesText } from '#platform/text/miles.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { dbsText, kindsText } from '../words.ts'
import type { Implanter } from './BookImplanter.tsx'

/** What an implanter can chip, what it costs, and that we’ve checked them. */
export function AboutImplanter({ implanter }: { implanter: Implanter }) {
  const { atClinic, atHome, phone, certificate, insuredUntil, terms } = implanter
  const { clinicPence, homePence, furtherPence, kmPence, freeKm, radiusKm, depositPence, firstMinutes, furtherMinutes } = terms
  const prices = [
    ...(atClinic ? [{ label: 'At the clinic', value: moneyText(clinicPence) }] : []),
    ...(atHome ? [{ label: 'At your home', value: `${moneyText(homePence)}, up to ${milesText(radiusKm * 1000)} away` }] : []),
    { label: 'Each further animal', value: moneyText(furtherPence) },
    ...(atHome && kmPence > 0
      ? [
          {
            label: 'Travel',
            value: `${freeKm > 0 ? `${freeKm} km (${milesText(freeKm * 1000)}) free, then ` : ''}${moneyText(kmPence)} for each km`,
          },
        ]
      : []),
    { label: 'Deposit', value: depositPence > 0 ? moneyText(depositPence) : 'None' },
  ]
  return (
    <Panel title="Prices and checks">
      <FactList
        facts={[
          ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{shownPhone(phone)}</a> }] : []),
          ...prices,
          { label: 'Takes', value: `${firstMinutes} minutes, and ${furtherMinutes} for each further animal` },
          { label: 'Chips', value: kindsText(implanter) },
          { label: 'Certificate', value: `${certificate}, checked by us` },
          { label: 'Insured until', value: `${whenText(insuredUntil, 'day')}, as they’ve told us` },
          { label: 'DBS check', value: dbsText(implanter.dbs) },
        ]}
      />
    </Panel>
  )
}
