/**
 * @generated SignedSource<<e254f117cb46f7933d3d6bdd9b9b3909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttemptsPanel_challenge$data = {
  readonly countedAttempts: ReadonlyArray<{
    readonly participation: {
      readonly id: string;
      readonly team: {
        readonly name: string;
      };
    };
    readonly wrongCount: number;
  }> | null | undefined;
  readonly id: string;
  readonly submissionLimit: number;
  readonly " $fragmentType": "AttemptsPanel_challenge";
};
export type AttemptsPanel_challenge$key = {
  readonly " $data"?: AttemptsPanel_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptsPanel_challenge">;
};

import AttemptsPanelRefreshQuery_graphql from './AttemptsPanelRefreshQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AttemptsPanelRefreshQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AttemptsPanel_challenge",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submissionLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamAttempts",
      "kind": "LinkedField",
      "name": "countedAttempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wrongCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Participation",
          "kind": "LinkedField",
          "name": "participation",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "team",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};
})();

(node as any).hash = "2cc753627efa3e2bb81c51b481148393";

export default node;
