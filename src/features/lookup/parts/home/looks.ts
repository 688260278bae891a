import scene from '#ui/art/HeroScene.module.css'
import column from '#ui/Columns.module.css'
import fact from '#ui/FactList.module.css'
import notice from '#ui/Notice.module.css'
import panel from '#ui/Panel.module.css'
import section from '#ui/Section.module.css'
import tag from '#ui/StatusTag.module.css'
import answer from '../answer/ChipAnswer.module.css'
import holders from '../answer/Holders.module.css'
import others from '../answer/OthersAsked.module.css'
import proof from '../answer/ProofLink.module.css'
import next from '../answer/WhereNext.module.css'
import figures from './Figures.module.css'
import steps from './HowItWorks.module.css'
import law from './LawInShort.module.css'
import databases from './OtherDatabases.module.css'
import promises from './Promises.module.css'
import questions from './Questions.module.css'
import signed from './SignedAnswers.module.css'

const shared = [column, fact, notice, panel, scene, section, tag]
const answers = [answer, holders, others, proof, next]

/** The style sheets of what the server draws on the home page and the browser has no code for yet. They are needed at once. */
export const looks = [...shared, ...answers, figures, steps, law, databases, promises, questions, signed]
