/**
 * @generated SignedSource<<f99e11c944f945077042bd269971fe27>>
 * @relayHash 059fcf9857621bd7262274319248f67d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97bd139ff4eb5117f3caf774861c4deea096e04f505f4cf2ac7bd9f7cf89d33f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticeEditorRefreshQuery$variables = {
  id: string;
};
export type NoticeEditorRefreshQuery$data = {
  readonly notice: {
    readonly form: {
      readonly " $fragmentSpreads": FragmentRefs<"NoticeRow_notice">;
    } | null | undefined;
  } | null | undefined;
};
export type NoticeEditorRefreshQuery = {
  response: NoticeEditorRefreshQuery$data;
  variables: NoticeEditorRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticeEditorRefreshQuery",
    "selections": [
      {
        "alias": "notice",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "NoticeRow_notice"
                }
              ],
              "type": "Notice",
              "abstractKey": "__isNotice"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "form"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoticeEditorRefreshQuery",
    "selections": [
      {
        "alias": "notice",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revision",
                    "storageKey": null
                  }
                ],
                "type": "TextNotice",
                "abstractKey": null
              }
            ],
            "type": "Notice",
            "abstractKey": "__isNotice"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97bd139ff4eb5117f3caf774861c4deea096e04f505f4cf2ac7bd9f7cf89d33f",
    "metadata": {},
    "name": "NoticeEditorRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a6edbf65f30d39646542541b6cc3ce0";

export default node;
