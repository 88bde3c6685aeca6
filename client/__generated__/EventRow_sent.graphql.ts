/**
 * @generated SignedSource<<fe78c75965f77f9284f606ff1f526f2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventRow_sent$data = {
  readonly answer?: string;
  readonly " $fragmentType": "EventRow_sent";
};
export type EventRow_sent$key = {
  readonly " $data"?: EventRow_sent$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRow_sent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRow_sent",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "type": "SubmissionEvent",
      "abstractKey": null
    }
  ],
  "type": "GameEvent",
  "abstractKey": "__isGameEvent"
};

(node as any).hash = "e94d1601524914f8ceb0be2f44548c40";

export default node;
