/**
 * The parts of the page whose sentences are read, each with its forms and the walk on which they are rendered.
 *
 * @import { Form } from './form.mjs'
 *
 * @typedef {object} Reader
 * @property {string} name
 * @property {readonly Form<any>[]} forms
 * @property {(see: (text: () => string, facts: any) => void) => void} walk
 */

import { answerForms, walkAnswers } from './answer-forms.mjs';
import { answerTourForms, walkAnswersOfTours } from './answer-tour-forms.mjs';
import { besideForms, walkBeside } from './beside-forms.mjs';
import { brokenForms, walkBroken } from './broken-forms.mjs';
import { compareForms, knightCompareForms } from './compare-forms.mjs';
import { completionForms } from './completion-forms.mjs';
import { countForms, walkCounts } from './count-forms.mjs';
import {
  exampleForms,
  queueForms,
  rideExampleForms,
  savingForms,
  walkExamples,
  walkQueue,
  walkRideExamples,
  walkSavings,
} from './example-forms.mjs';
import { beyondForms, liftForms, tallyForms, walkBeyond, walkLifts, walkTally } from './end-forms.mjs';
import { factsForms, walkFacts } from './facts-forms.mjs';
import { galleryForms } from './gallery-forms.mjs';
import { idleForms, walkIdle } from './idle-forms.mjs';
import { knightForms } from './knight-forms.mjs';
import { knightQuestionForms } from './knight-question-forms.mjs';
import { walkKnightComparisons, walkKnightQuestions } from './knight-walks.mjs';
import { knightSquareForms, walkKnightSquares } from './knight-square-forms.mjs';
import { nearestForms, walkNearest } from './nearest-forms.mjs';
import { chessPlacementForms, placementForms } from './placement-forms.mjs';
import { setNotation } from '../../../www/i18n/index.js';
import {
  callForms,
  lineQuestionForms,
  programForms,
  walkCalls,
  walkLineQuestions,
  walkPrograms,
} from './program-forms.mjs';
import { queensChessForms } from './queens-chess-forms.mjs';
import { queensForms } from './queens-forms.mjs';
import { questionForms } from './question-forms.mjs';
import { raceForms, walkRaces } from './race-forms.mjs';
import { reasonForms } from './reason-forms.mjs';
import { knightRoutes, queensRoutes, walkKnight, walkQueens } from './runs.mjs';
import { walkCompletions, walkGallery } from './solution-walks.mjs';
import { tourCountForms, walkTourCounts } from './tour-count-forms.mjs';
import { tourForms } from './tour-forms.mjs';
import { treeForms, walkTree } from './tree-forms.mjs';
import { variableForms, walkVariables } from './variable-forms.mjs';
import { verdictForms } from './verdict-forms.mjs';
import { walkVerdicts } from './verdict-walks.mjs';
import { walkComparisons, walkPlacements, walkQuestions, walkTours } from './walks.mjs';

/** @param {() => void} walk with squares named as in chess */
function asInChess(walk) {
  setNotation('chess');
  try {
    walk();
  } finally {
    setNotation('rows');
  }
}

/** @type {Reader[]} */
export const readers = [
  {
    name: 'searches of queens',
    forms: queensForms,
    walk(see) {
      for (const route of queensRoutes()) walkQueens(route, see);
    },
  },
  {
    name: 'queens named as in chess',
    forms: queensChessForms,
    walk: (see) =>
      asInChess(() => {
        for (const route of queensRoutes()) if (route.size < 6) walkQueens(route, see);
      }),
  },
  {
    name: 'searches of the knight',
    forms: knightForms,
    walk(see) {
      for (const walk of knightRoutes()) walkKnight(walk, see);
    },
  },
  { name: 'tours', forms: [...tourForms, ...reasonForms], walk: walkTours },
  { name: 'placements', forms: placementForms, walk: walkPlacements },
  { name: 'completions', forms: completionForms, walk: walkCompletions },
  { name: 'the gallery', forms: galleryForms, walk: walkGallery },
  { name: 'races', forms: raceForms, walk: walkRaces },
  { name: 'facts of tours', forms: factsForms, walk: walkFacts },
  { name: 'answers', forms: answerForms, walk: walkAnswers },
  { name: 'comparisons', forms: compareForms, walk: walkComparisons },
  { name: 'ends of runs', forms: idleForms, walk: walkIdle },
  { name: 'squares of the knight', forms: knightSquareForms, walk: walkKnightSquares },
  { name: 'how many tours', forms: tourCountForms, walk: walkTourCounts },
  { name: 'searches of the knight in step', forms: knightCompareForms, walk: walkKnightComparisons },
  { name: 'questions about the knight', forms: knightQuestionForms, walk: walkKnightQuestions },
  { name: 'complete counts', forms: countForms, walk: walkCounts },
  {
    name: 'placements named as in chess',
    forms: chessPlacementForms,
    walk: (see) => asInChess(() => walkPlacements(see)),
  },
  { name: 'programs', forms: programForms, walk: walkPrograms },
  { name: 'calls of programs', forms: callForms, walk: walkCalls },
  { name: 'questions about lines', forms: lineQuestionForms, walk: walkLineQuestions },
  { name: 'verdicts on programs', forms: verdictForms, walk: walkVerdicts },
  { name: 'programs beside a solver', forms: besideForms, walk: walkBeside },
  { name: 'answers of tours', forms: answerTourForms, walk: walkAnswersOfTours },
  { name: 'nearest tours', forms: nearestForms, walk: walkNearest },
  { name: 'the tree', forms: treeForms, walk: walkTree },
  { name: 'examples of solvers', forms: exampleForms, walk: walkExamples },
  { name: 'examples of the knight', forms: rideExampleForms, walk: walkRideExamples },
  { name: 'savings of the prune', forms: savingForms, walk: walkSavings },
  { name: 'squares to go on to', forms: queueForms, walk: walkQueue },
  { name: 'steps and solutions beyond', forms: beyondForms, walk: walkBeyond },
  { name: 'questions answered', forms: tallyForms, walk: walkTally },
  { name: 'lifts named as in chess', forms: liftForms, walk: walkLifts },
  { name: 'broken tours', forms: brokenForms, walk: walkBroken },
  { name: 'variables of solvers', forms: variableForms, walk: walkVariables },
  { name: 'questions', forms: questionForms, walk: walkQuestions },
];
