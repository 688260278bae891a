import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { QUOTE_DAYS } from '../../lifecycle.ts'
import type { Insurer } from './InsurerNotice.tsx'

/** What an insurance product information document says, in the same order. A real insurer’s terms are in its own document alone. */
export function InBrief({ insurer: { name, isExample } }: { insurer: NonNullable<Insurer> }) {
  return (
    <Panel
      title="The cover in brief"
      lead={
        isExample
          ? `These are the terms of our example, ${name}. A real insurer has its own information document and policy.`
          : `${name}’s own information document and policy say what’s covered, where and for how long. Read them before you buy.`
      }
    >
      <FactList facts={[...(isExample ? EXAMPLES : []), ...FACTS]} />
    </Panel>
  )
}

/** The terms of the example insurer. */
const EXAMPLES = [
  {
    label: 'What is this insurance?',
    value: 'Insurance for one dog, cat or rabbit. It pays vet fees, and a reward and posters if your pet is lost.',
  },
  { label: 'When does it start to pay?', value: 'For accidents after 48 hours, for illness after 14 days.' },
  { label: 'Where is my pet covered?', value: 'In the United Kingdom, and for up to 30 days a year in the European Union.' },
  {
    label: 'What must I do?',
    value:
      'Answer truthfully. Have your pet’s teeth checked and its vaccinations done each year. Tell the insurer if you move or sell your pet. Claim within a year.',
  },
  {
    label: 'When and how do I pay?',
    value:
      'Once a year or each month, to the insurer. By month you pay a twelfth each time, rounded up to the next penny, and no interest.',
  },
  { label: 'When does cover start and end?', value: 'On the day you choose, up to 30 days ahead. It lasts a year.' },
  {
    label: 'How do I cancel?',
    value:
      'Write to or call the insurer. In the first 14 days you get all your money back if you haven’t claimed; after that, for the months that are left.',
  },
]

const FACTS = [
  { label: 'How long does a quote hold?', value: `${QUOTE_DAYS} days. Then we delete your answers.` },
  { label: 'Tax', value: 'Every price includes Insurance Premium Tax at 12%. There’s no VAT on insurance.' },
  {
    label: 'If something goes wrong',
    value:
      'Complain to the insurer, or to us about what we did. If you’re not happy after 8 weeks, the Financial Ombudsman Service can decide, for free. If the insurer fails, the Financial Services Compensation Scheme pays 90% of a claim.',
  },
]
