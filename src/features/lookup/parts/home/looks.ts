import scene from '#ui/art/HeroScene.module.css'
import column from '#ui/Columns.module.css'
import fact from '#ui/FactList.module.css'
import actions from '#ui/FormActions.module.css'
import line from '#ui/Lines.module.css'
import mark from '#ui/Mark.module.css'
import notice from '#ui/Notice.module.css'
import articles from '../../../news/kit/ArticleCards.module.css'
import '#ui/mantine.css'
import spot from '#ui/art/spots/Spot.module.css'
import cards from '#ui/cardlink.module.css'
import panel from '#ui/Panel.module.css'
import pill from '#ui/Pill.module.css'
import prose from '#ui/Prose.module.css'
import section from '#ui/Section.module.css'
import tag from '#ui/StatusTag.module.css'
import callLink from '../answer/CallLink.module.css'
import answer from '../answer/ChipAnswer.module.css'
import steps from './HowItWorks.module.css'
import questions from './Questions.module.css'

const shared = [actions, column, fact, line, mark, notice, panel, pill, prose, scene, section, tag, spot, cards, articles]

/** The style sheets of what the server draws on the home page and the browser has no code for yet. They are needed at once. */
export const looks = [...shared, answer, callLink, steps, questions]
