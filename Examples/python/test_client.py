"""Tests of the client with the real program: PATH must have `intercepter`."""
import os
import signal
import tempfile
import unittest

from client import Intercepter

RULES = ["--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030"]


def sanitized(count):
    return ({"id": index, "sanitize": f"张三{index}😀"} for index in range(count))


class ClientTests(unittest.TestCase):
    def setUp(self):
        self.intercepter = Intercepter(*RULES)
        self.addCleanup(self.intercepter.close)

    def ask(self, *requests):
        return list(self.intercepter.ask(requests))

    def test_an_edit_is_answered_with_the_state_that_the_field_must_show(self):
        state = {"text": "张三", "selection": [2, 2]}
        [answer] = self.ask({"previous": state, "edit": {"range": [2, 2], "replacement": "😀"}})
        self.assertEqual(answer["outcome"], "rejected")
        self.assertEqual(answer["state"], {**state, "marked": None})
        self.assertEqual([v["code"] for v in answer["violations"]], ["emojiForbidden"])

    def test_answers_come_in_order_over_many_batches(self):
        self.intercepter.batch = 7
        answers = list(self.intercepter.ask(sanitized(50)))
        self.assertEqual(answers, [{"id": i, "text": f"张三{i}"} for i in range(50)])

    def test_an_answer_to_another_request_is_none(self):
        self.intercepter.command = ["sh", "-c", "read line; echo '{\"id\":[7,null]}'"]
        with self.assertRaises(ChildProcessError):
            self.ask({"sanitize": "a"})

    def test_an_error_is_an_answer_and_the_child_lives_on(self):
        error, fine = self.ask({"id": "a", "validat": ""}, {"id": "b", "validate": "张三"})
        self.assertEqual((error["id"], list(error["error"])), ("a", ["line", "message"]))
        self.assertEqual(fine, {"id": "b", "validity": "valid", "violations": []})

    def test_a_batch_that_fills_both_pipes_does_not_hang(self):
        text = "张" * 100_000
        answers = self.ask(*[{"sanitize": text}] * 20)
        self.assertEqual(answers, [{"text": "张" * 5}] * 20)

    def test_no_more_than_a_batch_is_taken_ahead(self):
        taken = []

        def requests():
            for index in range(1000):
                taken.append(index)
                yield {"sanitize": "a"}

        self.intercepter.batch = 10
        for count, _ in enumerate(self.intercepter.ask(requests()), 1):
            self.assertLess(len(taken) - count, 10)
        self.assertEqual(len(taken), 1000)

    def test_a_child_that_is_killed_loses_and_doubles_nothing(self):
        answers = []
        for answer in self.intercepter.ask(sanitized(20_000)):
            answers.append(answer["id"])
            if len(answers) in (1, 7000, 20_000):
                os.kill(self.intercepter.child.pid, signal.SIGKILL)
        self.assertEqual(answers, list(range(20_000)))
        self.assertEqual(self.ask({"sanitize": "a😀"}), [{"text": "a"}])

    def test_answers_that_nobody_takes_are_not_those_of_the_next_requests(self):
        next(self.intercepter.ask(sanitized(1000)))
        self.assertEqual(self.ask({"sanitize": "b"}), [{"text": "b"}])

    def test_a_program_that_answers_nothing_is_not_started_for_ever(self):
        with tempfile.TemporaryDirectory() as folder:
            starts = os.path.join(folder, "starts")
            self.intercepter.command = ["sh", "-c", f"echo >> {starts}; read line; echo \"$line\""]
            asked = self.intercepter.ask([{"sanitize": "a"}] * 3)
            self.assertEqual(list(asked), [{"sanitize": "a"}] * 3)  # It comes one further each time.
            self.intercepter.command = ["sh", "-c", f"echo >> {starts}; exit 1"]
            self.intercepter.close()
            with self.assertRaises(ChildProcessError):
                self.ask({"sanitize": "a"})
            with open(starts) as lines:
                self.assertEqual(len(list(lines)), 3 + 3)


if __name__ == "__main__":
    unittest.main()
