/**
 * @generated SignedSource<<e395ccabcbcd63a954af97585edb9ec3>>
 * @relayHash 6c8ced3da0533921082c49259392b20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 950d0584ea9e1a0429de4dd587fee09739cf91c30acde6fd1c39dae72071bffa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChallengePageQuery } from './AdminChallengePageQuery.graphql';

const node: PreloadableConcreteRequest<AdminChallengePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "950d0584ea9e1a0429de4dd587fee09739cf91c30acde6fd1c39dae72071bffa",
    "metadata": {},
    "name": "AdminChallengePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
