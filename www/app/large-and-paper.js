/**
 * The styles of projector mode and of paper, which no first view needs.
 */

import '../style/projector.css';
import '../style/print.css';
