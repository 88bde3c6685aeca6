/**
 * @generated SignedSource<<f9995f18e0cd7b2785c3881bc12d62a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishPdf_writeup$data = {
  readonly __id: string;
  readonly participationId: string;
  readonly publication: {
    readonly challenges: ReadonlyArray<{
      readonly challengeId: string;
      readonly title: string;
    }>;
    readonly id: string;
  } | null | undefined;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "PublishPdf_writeup";
};
export type PublishPdf_writeup$key = {
  readonly " $data"?: PublishPdf_writeup$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishPdf_writeup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishPdf_writeup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participationId",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedWriteup",
      "kind": "LinkedField",
      "name": "publication",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WriteupChallenge",
          "kind": "LinkedField",
          "name": "challenges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "challengeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Writeup",
  "abstractKey": null
};

(node as any).hash = "330376c14d37e8617cc3dbae048faffb";

export default node;
