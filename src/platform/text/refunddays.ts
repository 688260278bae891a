/** How long money takes that goes back to a card, in a sentence: the same in every message. */
export const TO_A_CARD = 'On a card, it can take 5 to 10 working days to arrive.'
